import type {KeyboardEvent} from 'react';
import {tabOfKey} from './tab-of-key';

interface TabListProps {
  label: string;
  tabs: {id: string; panelId: string; label: string}[];
  selected: number;
  onSelect: (at: number) => void;
}

/** Tabs in one segmented row, also by arrow keys; without script the panels stand below each other instead. */
export function TabList({label, tabs, selected, onSelect}: TabListProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabOfKey(event.key, selected, tabs.length);
    if (at === null) return;
    event.preventDefault();
    onSelect(at);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-1 rounded-control bg-stahl-100 p-1 noscript:hidden"
    >
      {tabs.map((tab, at) => (
        <button
          key={tab.id}
          id={tab.id}
          type="button"
          role="tab"
          aria-selected={at === selected}
          aria-controls={tab.panelId}
          tabIndex={at === selected ? 0 : -1}
          onClick={() => onSelect(at)}
          className="min-h-10 rounded-[6px] px-3 text-label font-label text-ink-600 transition-colors hover:text-ink aria-selected:bg-kreide aria-selected:text-ink aria-selected:shadow-low sm:px-4.5"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
