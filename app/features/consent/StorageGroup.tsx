import type {ReactNode} from 'react';
import type {PrivacySettingsView, StorageGroupView} from './privacy-settings-view';

interface StorageGroupProps {
  group: StorageGroupView;
  columns: PrivacySettingsView['columns'];
}

/** What is kept by the same right; on narrow screens each entry becomes a block of its own. */
export function StorageGroup({group: {title, text, entries}, columns}: StorageGroupProps) {
  return (
    <section className="grid max-w-[860px] gap-3">
      <h2>{title}</h2>
      <p className="max-w-[68ch]">{text}</p>
      <ul className="mt-1 grid border-t border-stahl-200">
        {entries.map(({name, kind, purpose, when, duration}) => (
          <li key={name} className="border-b border-stahl-200 py-3">
            <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[170px_minmax(0,1fr)] lg:grid-cols-[170px_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
              <Cell term={columns.name}>
                <span className="block font-label wrap-anywhere">{name}</span>
                <span className="text-ink-600">{kind}</span>
              </Cell>
              <Cell term={columns.purpose}>{purpose}</Cell>
              <Cell term={columns.when}>{when}</Cell>
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
