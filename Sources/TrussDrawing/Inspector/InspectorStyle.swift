/// The style sheet of an inspector page. Red marks only errors.
enum InspectorStyle {
  static let sheet = ScriptText.compactStyle(source)

  private static let source = """
    :root { color-scheme: light; --ground: #ffffff; --card: #f6f8fa; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0;
      --edge: #818b98; --accent: #0969da; --on-accent: #ffffff; --tint: #ddf4ff; --other: #8250df; --other-ink: #6639ba;
      --other-tint: #fbefff; --note: #bc4c00; --wrong: #cf222e; --frame: #1a7f37; }
    @media (prefers-color-scheme: dark) {
      :root { color-scheme: dark; --ground: #0d1117; --card: #151b23; --ink: #f0f6fc; --soft: #9198a1; --line: #3d444d;
        --edge: #656c76; --accent: #4493f8; --on-accent: #0d1117; --tint: #0c2d6b; --other: #a371f7; --other-ink: #d2a8ff;
        --other-tint: #271052; --note: #ffa657; --wrong: #ff7b72; --frame: #3fb950; }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; font: 15px/1.45 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    header { display: flex; gap: 8px 20px; align-items: center; flex-wrap: wrap; padding: 10px 16px;
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; margin: 0; flex: 1 1 180px; min-width: 0; overflow-wrap: anywhere; }
    h2 { font-size: 13px; margin: 0 0 6px; }
    h3 { font-size: 13px; margin: 16px 0 4px; font-weight: 600; }
    label, .group { display: flex; gap: 6px; align-items: center; font-size: 13px; }
    output, .number { font-variant-numeric: tabular-nums; font-size: 13px; }
    output { color: var(--soft); white-space: nowrap; }
    #zoom { min-width: 48px; text-align: center; }
    button, input[type=number], input[type=search], select { font: inherit; font-size: 13px; color: var(--ink);
      background: var(--ground); border: 1px solid var(--edge); border-radius: 6px; padding: 3px 8px; min-height: 28px; }
    button:hover { background: var(--card); }
    button[aria-pressed=true] { background: var(--tint); border-color: var(--accent); }
    input[type=number] { width: 76px; }
    input[type=range] { width: 160px; accent-color: var(--accent); }
    input[type=checkbox] { accent-color: var(--accent); width: 16px; height: 16px; margin: 0; }
    main { display: flex; flex-direction: column; }
    #outline, #middle, #details { min-width: 0; padding: 12px 16px; }
    .search { margin-bottom: 6px; font-weight: 600; }
    .search input { flex: 1 1 auto; min-width: 0; font-weight: 400; }
    #found, #status { margin: 0; font-size: 13px; color: var(--soft); }
    #status { position: fixed; right: 16px; bottom: 16px; padding: 6px 12px; border-radius: 6px; color: var(--ground);
      background: var(--ink); }
    #status:empty, #found:empty { display: none; }
    #outline { order: 1; }
    #summary { margin: 0; font-size: 13px; color: var(--soft); }
    #size { color: var(--ink); font-weight: 600; }
    #summary button { min-height: 24px; padding: 0 8px; font-weight: 600; border-color: currentColor; }
    .because { margin: 8px 0 2px; font-size: 14px; overflow-wrap: anywhere; }
    .because button { min-height: 0; padding: 0; border: none; background: none; font: inherit;
      color: var(--accent); text-align: left; cursor: pointer; overflow-wrap: anywhere; }
    .because button:hover { text-decoration: underline; }
    #middle { order: -1; display: flex; flex-direction: column; gap: 12px; }
    #picture { overflow: auto; max-height: 70vh; border: 1px solid var(--line); border-radius: 12px;
      background: var(--card); display: grid; touch-action: pan-x pan-y; }
    #stage { position: relative; margin: auto; flex: none; }
    #drawing { position: absolute; transform-origin: 0 0; background: var(--ground); }
    #drawing > svg { display: block; overflow: visible; }
    #marks { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; }
    #marks * { vector-effect: non-scaling-stroke; fill: none; }
    #drawn-figure { overflow: auto; }
    /* Its notes stay readable: in a narrow window it scrolls. */
    #drawn-figure > svg { display: block; height: auto; max-width: max(100%, 560px); }
    .canvas { stroke: var(--line); }
    .frame { stroke: var(--frame); stroke-width: 1; stroke-opacity: .6; }
    .hovered { stroke: var(--accent); stroke-width: 1; }
    .chosen { stroke: var(--accent); stroke-width: 2; }
    .other { stroke: var(--other); stroke-width: 1.5; stroke-dasharray: 4 3; }
    .edge { stroke: var(--other); stroke-width: 3; }
    .tie { stroke: var(--other); stroke-width: 1.5; }
    #marks .dot { fill: var(--other); }
    #marks .label rect { fill: var(--other-tint); stroke: var(--other); }
    #marks .label text { fill: var(--other-ink); font: 600 11px system-ui, sans-serif; }
    .wrong-mark { stroke: var(--wrong); stroke-width: 2; }
    .note-mark { stroke: var(--note); stroke-width: 2; }
    #messages { display: flex; flex-direction: column; gap: 6px; }
    #messages p { margin: 0; color: var(--soft); font-size: 13px; }
    .message { text-align: left; border-color: var(--line); border-left: 3px solid var(--note); width: 100%; }
    .message.wrong { border-left-color: var(--wrong); }
    .message b { color: var(--note); font-size: 13px; }
    .message.wrong b, .wrong-word { color: var(--wrong); }
    .message[aria-pressed=true] { background: var(--card); border-color: var(--note); }
    .message.wrong[aria-pressed=true] { border-color: var(--wrong); }
    .source { color: var(--soft); }
    .message pre, code, .id, .source { font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; margin: 0;
      overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: isolate; }
    ul { list-style: none; margin: 0; padding: 0; }
    #views { position: relative; overflow: auto; max-height: 50vh; font-size: 13px; border-radius: 6px; }
    #views li { display: flex; align-items: baseline; gap: 5px; padding: 2px 8px 2px 0; white-space: nowrap;
      cursor: default; border-radius: 6px; }
    #views li:hover { background: var(--card); }
    #views li[aria-selected=true] { background: var(--accent); color: var(--on-accent); }
    #views li[aria-selected=true] * { color: inherit; }
    #views li.passed .kind, #views li.passed .text { color: var(--soft); font-weight: 400; }
    .twisty { width: 16px; flex: none; text-align: center; color: var(--soft); cursor: pointer; }
    .kind { font-weight: 600; }
    .text { unicode-bidi: isolate; }
    #views .text, #views .id { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #views .id { flex: 0 2 auto; }
    #views .kind, .flag { flex: none; }
    .id { color: var(--soft); }
    .note-word { color: var(--note); }
    .flag { font-size: 11px; font-weight: 600; }
    #details h2 { font-size: 15px; overflow-wrap: anywhere; }
    #details h2 .text { white-space: pre-wrap; }
    summary .about { margin-left: 8px; }
    #details dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 0; font-size: 13px; }
    #details dt { color: var(--soft); }
    #details dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
    .values { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; margin: 8px 0; }
    .values div { border: 1px solid var(--line); border-radius: 8px; padding: 4px 8px; font-size: 13px;
      font-variant-numeric: tabular-nums; }
    .values span { display: block; color: var(--soft); font-size: 11px; }
    .row { display: flex; gap: 8px; align-items: flex-start; padding: 4px 6px; border-radius: 6px; }
    .row > div { flex: 1 1 auto; min-width: 0; }
    .row:hover, .row:focus { background: var(--card); }
    .row button { min-height: 24px; padding: 0 6px; font-size: 12px; flex: none; border: none; background: none;
      color: var(--accent); }
    .row button:hover { text-decoration: underline; }
    .row button.category { min-height: 0; padding: 0; font: inherit; color: inherit; text-align: left;
      text-decoration: underline dotted; text-underline-offset: 2px; cursor: help; border-radius: 2px; }
    .row button.category:hover { background: none; text-decoration: underline; }
    .name { cursor: help; }
    .row code { display: block; }
    #details details > .about { margin: 2px 6px; }
    .about { color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
    summary { cursor: pointer; border-radius: 6px; font-size: 13px; padding: 2px 4px; }
    #details details details { margin-left: 6px; padding-left: 8px; border-left: 1px solid var(--line); }
    @media (max-width: 599px) {
      header { gap: 6px 10px; padding: 8px 16px; }
      h1 { flex-basis: 100%; }
      .roomy { display: none; }
      /* Beside the width, before the zoom. */
      .theme, h1 + .group, h1 { order: -1; }
      input[type=range] { width: 96px; }
      #zoom { min-width: 40px; }
    }
    @media (min-width: 900px) {
      body { height: 100vh; display: flex; flex-direction: column; }
      main { flex: 1 1 0; min-height: 0; display: grid; grid-template-rows: minmax(0, 1fr);
        grid-template-columns: clamp(190px, 21vw, 320px) minmax(0, 1fr) clamp(300px, 30vw, 440px); }
      #outline { display: flex; flex-direction: column; border-right: 1px solid var(--line); }
      #views { flex: 1 1 auto; max-height: none; }
      #outline { order: 0; }
      #middle { order: 0; min-height: 0; overflow: auto; }
      #picture { flex: 1 0 320px; max-height: none; }
      #drawn, #diagnostics { flex: none; }
      #details { overflow: auto; border-left: 1px solid var(--line); }
    }
    """
}
