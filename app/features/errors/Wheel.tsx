const SPOKES = 28;

/** A drawn front wheel that stands in for the zero. */
export function Wheel() {
  return (
    <svg className="error-wheel" viewBox="-180 -180 360 360">
      <circle r="166" fill="none" stroke="#23282a" strokeWidth="22" />
      <circle r="152" fill="none" stroke="#b07f4e" strokeWidth="9" />
      <circle r="138" fill="none" stroke="#2f3538" strokeWidth="18" />
      <g stroke="#7f898c" strokeWidth="1.4">
        {Array.from({length: SPOKES}, (_, spoke) => (
          <line
            key={spoke}
            x1="11"
            y1={spoke % 2 ? 9 : -9}
            x2="130"
            transform={`rotate(${(spoke * 360) / SPOKES})`}
          />
        ))}
      </g>
      <circle r="46" fill="none" stroke="#8d9699" strokeWidth="9" strokeDasharray="10 4" />
      <circle r="15" fill="#23282a" />
      <circle r="5" fill="#8d9699" />
    </svg>
  );
}
