/**
 * The wordmark, with the letters from `IconSprite`: two of its bowls are wheels with a hub. A shop with another name
 * shows that name in the shop's font.
 */
export function Logo({label, inverse = false}: {label: string; inverse?: boolean}) {
  if (label !== 'Radladen') {
    return <span className="text-h3 font-heading wrap-anywhere font-stretch-110%">{label}</span>;
  }
  const hub = inverse ? 'text-honig' : 'text-mennige';
  return (
    <svg
      className="logo"
      viewBox="0 -150 802.2 152"
      width="150"
      height="28"
      role="img"
      aria-label={label}
    >
      <use href="#logo" fill="none" stroke="currentColor" strokeWidth="17.5" />
      <circle cx="229.7" cy="-50" r="9.5" fill="currentColor" className={hub} />
      <circle cx="515.2" cy="-50" r="9.5" fill="currentColor" className={hub} />
    </svg>
  );
}
