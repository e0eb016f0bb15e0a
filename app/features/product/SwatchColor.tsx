/** A colour as a drawn area: a fill needs no `style` attribute, which a strict security policy forbids. */
export function SwatchColor({color, className}: {color: string; className: string}) {
  return (
    <svg className={className} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}
