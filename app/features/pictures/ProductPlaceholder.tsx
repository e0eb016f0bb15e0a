/** Placeholder for a product without a picture: two wheels on the floor of the stage. */
export function ProductPlaceholder({className}: {className?: string | undefined}) {
  return (
    <svg className={className} viewBox="0 0 400 300" aria-hidden="true">
      <rect width="400" height="300" fill="#eceeeb" />
      <rect y="234" width="400" height="66" fill="#dadedb" />
      <g fill="none" stroke="#b8bfbf" strokeWidth="7">
        <circle cx="128" cy="180" r="54" />
        <circle cx="272" cy="180" r="54" />
        <path d="M128 180l44-76h70l-50 76zM242 104l30 76M166 90h18M242 104l-6-22h26" />
      </g>
    </svg>
  );
}
