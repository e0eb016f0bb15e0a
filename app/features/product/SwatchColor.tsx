/** A colour as a drawn area: a fill needs no `style` attribute, which a strict security policy forbids. */
export function SwatchColor({color, className}: {color: string; className: string}) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
