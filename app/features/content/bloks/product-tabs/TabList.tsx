import type {KeyboardEvent} from 'react';
import {useHydrated} from '~/ui/use-hydrated';
import {tabOfKey} from './tab-of-key';

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
export function TabList({label, tabs, selected, onSelect}: TabListProps) {
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
