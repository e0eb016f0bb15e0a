const SPOKES = 28;

/** Spokes cross in pairs, as on a wheel: each leaves the hub beside the line to its place in the rim. */
const spokes = Array.from({length: SPOKES}, (_, at) => {
  const rim = (at * 2 * Math.PI) / SPOKES;
  const hub = rim + (at % 4 < 2 ? 1.3 : -1.3);
  return `M${point(14, hub)}L${point(133, rim)}`;
}).join('');

/** A drawn front wheel that stands in for the zero. */
export function Wheel() {
  return (
    <svg viewBox="-180 -180 360 360" fill="none">
      <circle r="174" stroke="#1b1f21" strokeWidth="6" strokeDasharray="7 3.2" />
      <circle r="166" stroke="#23282a" strokeWidth="15" />
      <circle r="155" stroke="#a8784a" strokeWidth="11" />
      <circle r="151" stroke="#c59a6c" strokeWidth="2" />
      <circle r="140" stroke="#23282a" strokeWidth="19" />
      <circle r="137" stroke="#4a5356" strokeWidth="2" />
      <path d={spokes} stroke="#7f898c" strokeWidth="1.3" />
      <path d="M0 131V108" stroke="#23282a" strokeWidth="4" />
      <circle r="46" stroke="#98a2a4" strokeWidth="8" strokeDasharray="11 3" />
      <circle r="39" stroke="#7f898c" strokeWidth="1.5" />
      <path d={`M${point(16, 0.5)}L${point(40, 0)}`} stroke="#98a2a4" strokeWidth="4" />
      <path d={`M${point(16, 2.6)}L${point(40, 2.1)}`} stroke="#98a2a4" strokeWidth="4" />
      <path d={`M${point(16, 4.7)}L${point(40, 4.2)}`} stroke="#98a2a4" strokeWidth="4" />
      <circle r="15" fill="#23282a" />
      <circle r="5" fill="#8d9699" />
    </svg>
  );
}

function point(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}
