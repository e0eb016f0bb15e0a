import type {PhoneLink} from './phone-link';

interface ShopPhoneProps {
  /** 'Lieber anrufen?' */
  question: string;
  /** `null`: nothing is shown. */
  phone: PhoneLink | null;
}

/** The shop's number below a request's promises, for who would rather speak than write. */
export function ShopPhone({question, phone}: ShopPhoneProps) {
  if (!phone) return null;
  return (
    <p className="mt-4 text-small text-ink-500">
      {question}{' '}
      <a href={phone.href} className="inline-flex min-h-6 items-center whitespace-nowrap link">
        {phone.label}
      </a>
    </p>
  );
}
