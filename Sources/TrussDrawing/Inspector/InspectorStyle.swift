/// How an inspector's page looks.
enum InspectorStyle {
  static let sheet = """
    :root { color-scheme: light dark; --line: #c8ccd2; --mark: #0a63c9; --other: #b25a00; --bad: #b3261e; --soft: #f3f5f8; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #454b54; --mark: #6cb2ff; --other: #ffb35c; --bad: #ff8a80; --soft: #23272e; }
      body { background: #16181c; color: #e6e8eb; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; font: 14px/1.4 system-ui, sans-serif; }
    header { display: flex; gap: 24px; align-items: center; flex-wrap: wrap; padding: 12px 16px;
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 16px; margin: 0; }
    h2 { font-size: 13px; margin: 0 0 6px; }
    h3 { font-size: 12px; margin: 10px 0 2px; }
    label { display: flex; gap: 8px; align-items: center; }
    #width { width: 220px; }
    output, dd, li, code { font-variant-numeric: tabular-nums; }
    main { display: flex; flex-wrap: wrap; gap: 16px; padding: 16px; align-items: flex-start; }
    #picture { flex: 0 1 auto; max-width: 100%; overflow: auto; padding: 8px; border: 1px solid var(--line);
      border-radius: 4px; }
    #diagnostics { flex: 1 1 100%; }
    #diagnostics:empty { display: none; }
    nav { flex: 0 0 240px; }
    #details { flex: 1 1 340px; }
    nav, #details { max-height: 70vh; overflow: auto; }
    #stage { position: relative; width: max-content; }
    #drawing svg { display: block; }
    #frame, #others div { position: absolute; pointer-events: none; outline: 2px solid var(--mark); }
    #others div { outline: 1px dashed var(--other); }
    ul { list-style: none; margin: 0; padding: 0; }
    #views { outline-offset: 2px; }
    #views li { padding: 1px 6px; white-space: nowrap; cursor: default; border-radius: 3px; }
    #views li[aria-selected=true] { background: var(--mark); color: #fff; }
    @media (prefers-color-scheme: dark) { #views li[aria-selected=true] { color: #10131a; } }
    #views .kind { opacity: .75; }
    #details dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 12px; margin: 0; }
    #details dt { opacity: .75; }
    dd { margin: 0; }
    #details li, pre { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; margin: 0; }
    #details li { padding: 0 4px; border-radius: 3px; }
    #details li:hover, #details li:focus { background: var(--soft); }
    .off { color: var(--bad); }
    #diagnostics pre { border-left: 3px solid var(--bad); padding: 4px 8px; margin-bottom: 8px; background: var(--soft); }
    @media (max-width: 640px) {
      nav, #details { flex-basis: 100%; max-height: none; }
    }
    """
}
