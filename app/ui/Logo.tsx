const LETTERS = [
  'M8.75 0V-100M8.75 -56A37.95 40.425 0 0 1 46.7 -91.25',
  'M150.95 -50A41.25 41.25 0 1 1 68.45 -50A41.25 41.25 0 1 1 150.95 -50M150.95 0V-100',
  'M270.95 -50A41.25 41.25 0 1 1 188.45 -50A41.25 41.25 0 1 1 270.95 -50M270.95 0V-148',
  'M317.45 0V-148',
  'M436.45 -50A41.25 41.25 0 1 1 353.95 -50A41.25 41.25 0 1 1 436.45 -50M436.45 0V-100',
  'M556.45 -50A41.25 41.25 0 1 1 473.95 -50A41.25 41.25 0 1 1 556.45 -50M556.45 0V-148',
  'M593.95 -50H676.45A41.25 41.25 0 1 0 663.34 -19.84',
  'M710.95 0V-100M710.95 -52A41.25 41.25 0 0 1 793.45 -52V0',
].join('');

/** The wordmark: two of its bowls are wheels with a hub. A shop of another name has that name in our type. */
export function Logo({label, inverse = false}: {label: string; inverse?: boolean}) {
  if (label !== 'Radladen') {
    return <span className="text-h3 font-heading wrap-anywhere font-stretch-110%">{label}</span>;
  }
  const hub = inverse ? 'var(--color-honig)' : 'var(--color-mennige)';
  return (
    <svg
      className="logo"
      viewBox="0 -150 802.2 152"
      width="150"
      height="28"
      role="img"
      aria-label={label}
    >
      <path d={LETTERS} fill="none" stroke="currentColor" strokeWidth="17.5" />
      <circle cx="229.7" cy="-50" r="9.5" fill={hub} />
      <circle cx="515.2" cy="-50" r="9.5" fill={hub} />
    </svg>
  );
}
