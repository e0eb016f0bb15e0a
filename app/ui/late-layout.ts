/** Lays out what is below the fold (`late-layout`), one part in each frame, so that no task takes long. */
export function layOutRest(): void {
  const [part] = document.getElementsByClassName('late-layout');
  if (!part) return;
  part.classList.remove('late-layout');
  requestAnimationFrame(layOutRest);
}
