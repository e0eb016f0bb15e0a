import type {InputHTMLAttributes, ReactNode} from 'react';
import {useHref} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {useSiteLinks} from '../site/site-facts';
import type {ConsentAnswer, PrivacySettingsView, StorageGroupView} from './consent.server';

interface PrivacySettingsPageProps {
  settings: PrivacySettingsView;
  answer: ConsentAnswer | null;
}

/** What the shop stores in a browser and what visitors allow: a plain form, whose choice can be revoked at any time. */
export function PrivacySettingsPage({settings, answer}: PrivacySettingsPageProps) {
  const href = useHref();
  const {privacy} = useSiteLinks();
  const {title, lead, current, question, always, switches, save, answers} = settings;
  const {revoke, more, columns, groups} = settings;
  return (
    <div className="page-width pb-16">
      <PageBreadcrumb items={[{title}]} />
      <h1 className="mb-6">{title}</h1>
      <div className="grid gap-10">
        <div className="grid max-w-[68ch] gap-6">
          <p className="text-lead text-ink-600">{lead}</p>
          <form className="grid gap-5" method="post" action={href('privacySettings')}>
            {answer?.refused && <Alert kind="danger">{answer.message}</Alert>}
            <fieldset className="grid gap-2.5">
              <legend className="mb-2.5 text-h3 font-heading">{question}</legend>
              <Switch name="necessary" {...always} defaultChecked disabled />
              {switches.map(({group, label, hint}) => (
                <Switch
                  key={group}
                  name={group}
                  label={label}
                  hint={hint}
                  defaultChecked={current?.[group] ?? false}
                />
              ))}
            </fieldset>
            <div className="grid gap-2.5 sm:grid-cols-3">
              <Button variant="secondary" name="choice" value="selection">
                {save}
              </Button>
              {answers.map(({value, label}) => (
                <Button key={value} variant="secondary" name="choice" value={value}>
                  {label}
                </Button>
              ))}
            </div>
          </form>
          <p>{revoke}</p>
          {privacy && (
            <p>
              {more.before}
              <a className="link" href={privacy}>
                {more.label}
              </a>
              .
            </p>
          )}
        </div>
        {groups.map((group) => (
          <StorageGroup key={group.title} group={group} columns={columns} />
        ))}
      </div>
    </div>
  );
}

interface SwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint: string;
}

/** A checkbox for one consent group. */
function Switch({label, hint, name, ...input}: SwitchProps) {
  const id = `consent-${name}`;
  return (
    <div className="relative flex items-start gap-3 rounded-control border border-ink-400 px-4 py-3.5 has-checked:border-ink has-checked:bg-reseda-50">
      <input
        {...input}
        id={id}
        type="checkbox"
        name={name}
        aria-describedby={`${id}-hint`}
        className="relative z-1 mt-0.5 size-5 flex-none accent-tanne-700"
      />
      <div>
        <label htmlFor={id} className="stretched font-label">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink-600">
          {hint}
        </p>
      </div>
    </div>
  );
}

interface StorageGroupProps {
  group: StorageGroupView;
  columns: PrivacySettingsView['columns'];
}

/** Entries with the same legal basis; on narrow screens each becomes a block. */
function StorageGroup({group: {title, text, entries}, columns}: StorageGroupProps) {
  return (
    <section className="grid max-w-[860px] gap-3">
      <h2>{title}</h2>
      <p className="max-w-[68ch]">{text}</p>
      {entries.length > 0 && (
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
      )}
    </section>
  );
}

function Cell({term, children}: {term: string; children: ReactNode}) {
  return (
    <div>
      <dt className="text-micro text-ink-500">{term}</dt>
      <dd className="text-label leading-[1.45]">{children}</dd>
    </div>
  );
}
