import {type KeyboardEvent, useId, useState} from 'react';
import {ButtonLink} from '~/ui/Button';
import {useHydrated} from '~/ui/hydration';
import {ProductGrid} from '../../product/ProductCard';
import type {BlockProps} from '../block-registry.server';
import {SectionHead, Section, PartHeadline} from '../../story/Section';
import {useLinkProps} from '../../story/EditorLinks';

type Props = BlockProps<'product-tabs'>;

/** The first products of some collections: tabs with script, one below the other without. */
export function ProductTabs({content, data, level, first}: Props) {
  const {headline, more_label: label, more_link: link, edit} = content;
  const id = useId();
  const hydrated = useHydrated();
  const linkProps = useLinkProps();
  const [chosen, setChosen] = useState(0);

  const tabs = content.tabs.flatMap((tab, at) => {
    const products = data[at] ?? [];
    return products.length > 0
      ? [{...tab, products, id: `${id}tab${at}`, panelId: `${id}panel${at}`}]
      : [];
  });
  // Editors may take a tab away while it is shown.
  const selected = Math.min(chosen, tabs.length - 1);
  const alone = tabs.length === 1;
  if (tabs.length === 0) return null;
  return (
    <Section edit={edit} headline={headline}>
      <SectionHead level={level} headline={headline}>
        {!alone && (
          <TabList label={headline} tabs={tabs} selected={selected} onSelect={setChosen} />
        )}
      </SectionHead>
      <div>
        {tabs.map((tab, at) => (
          <div
            key={tab.id}
            {...tab.edit}
            id={tab.panelId}
            {...(hydrated && !alone && {role: 'tabpanel', 'aria-labelledby': tab.id})}
            hidden={hydrated && at !== selected}
            // Before the page has come alive, so that nothing moves then.
            className={at === selected ? undefined : 'not-noscript:hidden'}
          >
            {!alone && (
              <div className="not-noscript:sr-only noscript:pt-6 noscript:pb-4">
                <PartHeadline level={level}>{tab.label}</PartHeadline>
              </div>
            )}
            <ProductGrid
              products={tab.products}
              priorityCount={first && at === 0 ? 4 : 0}
              heading={cardHeading(level, alone)}
              swipe
            />
          </div>
        ))}
      </div>
      {label && link && (
        <p className="mt-9 text-center">
          <ButtonLink variant="secondary" {...linkProps(link)}>
            {label}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

/** Products stand below their tab's title, or right below the headline when there is but one. */
function cardHeading(level: Props['level'], alone: boolean): 'h2' | 'h3' | 'h4' {
  const steps = ['h2', 'h3', 'h4'] as const;
  return steps[level - 1 + (alone ? 0 : 1)] ?? 'h4';
}

interface TabListProps {
  label: string;
  tabs: {id: string; panelId: string; label: string}[];
  selected: number;
  onSelect: (at: number) => void;
}

/**
 * Tabs in one segmented row, also by arrow keys. They are tabs from when script makes the panels theirs; without it
 * the panels stand below each other instead.
 */
function TabList({label, tabs, selected, onSelect}: TabListProps) {
  const hydrated = useHydrated();
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabOfKey(event.key, selected, tabs.length);
    if (at === null) return;
    event.preventDefault();
    onSelect(at);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  }
  return (
    <div
      {...(hydrated && {role: 'tablist', 'aria-label': label, tabIndex: -1, onKeyDown})}
      className="flex flex-wrap gap-1 rounded-control bg-stahl-100 p-1 noscript:hidden"
    >
      {tabs.map((tab, at) => (
        <button
          key={tab.id}
          id={tab.id}
          type="button"
          {...(hydrated && {
            role: 'tab',
            'aria-selected': at === selected,
            'aria-controls': tab.panelId,
            tabIndex: at === selected ? 0 : -1,
          })}
          onClick={() => onSelect(at)}
          className={`min-h-10 rounded-[6px] px-3 text-label font-label transition-colors sm:px-4.5 ${at === selected ? 'bg-kreide shadow-low' : 'text-ink-600 hover:text-ink'}`}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** The tab that a key leads to, round and round (WAI-ARIA, pattern 'Tabs'); `null` for other keys. */
export function tabOfKey(key: string, selected: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (selected + count - 1) % count;
    case 'ArrowRight':
      return (selected + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
