extension InspectorScript {
  /// The time of a figure that moves: one run of its animations, from the beginning to the end.
  static let movement = #"""
    if (part("times")) {
      const animations = () => part("drawn-figure").getAnimations({ subtree: true });
      const length = Math.max(0, ...animations().map(animation => animation.effect.getComputedTiming().duration));
      const slider = part("time");
      let isPlaying = false;
      function moveTo(time) {
        for (const animation of animations()) {
          animation.pause();
          animation.currentTime = time;
        }
        slider.value = time;
        part("seconds").textContent = (time / 1000).toFixed(2) + " s";
      }
      function step(start) {
        if (!isPlaying) return;
        const time = Math.min(length, performance.now() - start);
        moveTo(time);
        if (time < length) requestAnimationFrame(() => step(start));
        else isPlaying = false;
      }
      slider.max = length;
      slider.addEventListener("input", () => {
        isPlaying = false;
        moveTo(slider.valueAsNumber);
      });
      part("play").addEventListener("click", () => {
        isPlaying = true;
        step(performance.now());
      });
      // Readers who ask for reduced motion have no animations to control.
      if (length > 0) moveTo(length);
      else part("times").hidden = true;
    }
    """#
}
