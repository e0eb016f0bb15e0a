import type {ReactNode} from 'react';
import type {CookieGroupView, PrivacySettingsView} from './privacy-settings-view';

interface CookieGroupProps {
  group: CookieGroupView;
  columns: PrivacySettingsView['columns'];
}

/** A kind of cookies and all of its cookies; on narrow screens each becomes a block of its own. */
export function CookieGroup({group: {title, text, cookies}, columns}: CookieGroupProps) {
  return (
    <section className="grid max-w-[860px] gap-3">
      <h2>{title}</h2>
      <p className="max-w-[68ch]">{text}</p>
      <ul className="mt-1 grid border-t border-stahl-200">
        {cookies.map(({name, purpose, duration}) => (
          <li key={name} className="border-b border-stahl-200 py-3">
            <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[150px_minmax(0,1fr)_220px]">
              <Cell term={columns.name}>
                <span className="font-label wrap-anywhere">{name}</span>
              </Cell>
              <Cell term={columns.purpose}>{purpose}</Cell>
              <Cell term={columns.duration}>
                <span className="text-ink-600">{duration}</span>
              </Cell>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cell({term, children}: {term: string; children: ReactNode}) {
  return (
    <div>
      <dt className="text-micro text-ink-500">{term}</dt>
      <dd className="text-label/[1.45]">{children}</dd>
    </div>
  );
}
