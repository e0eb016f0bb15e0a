import {Icon} from '~/ui/Icon';
import type {AddressView} from './address-view';

/** An address line by line, as on a parcel. */
export function AddressLines({address: {lines, phone}}: {address: AddressView}) {
  const [first, ...others] = lines;
  return (
    <address className="text-label/[1.55] wrap-anywhere not-italic">
      <span className="block font-label">{first}</span>
      {others.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {phone && (
        <span className="mt-1.5 flex items-center gap-2 text-ink-600">
          <Icon name="phone" size={16} />
          {phone}
        </span>
      )}
    </address>
  );
}
