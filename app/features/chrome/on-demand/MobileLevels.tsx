import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {NavigationItem} from '../navigation-view';
import {enter, goBack, TOP} from './menu-stack';
import {MobileLevel} from './MobileLevel';

interface MobileLevelsProps {
  navigation: NavigationItem[];
  /** Stands below the items of the first level. */
  children: ReactNode;
}

/**
 * The levels of the mobile menu side by side: an item with children opens the next one, 'Zurück' leads up
 * again. They slide in 500 ms, and the focus goes along.
 */
export function MobileLevels({navigation, children}: MobileLevelsProps) {
  const levels = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  const [{ids, depth}, setStack] = useState(TOP);
  const parents = parentsOf(navigation, ids);

  useEffect(() => {
    if (depth === before.current) return;
    const left = depth < before.current ? ids[depth] : undefined;
    before.current = depth;
    const level = levels.current?.children[depth];
    const target = left
      ? level?.querySelector<HTMLElement>(`[data-item="${CSS.escape(left)}"]`)
      : level?.querySelector<HTMLElement>('button');
    // Scrolling to what is still outside would shift the levels.
    target?.focus({preventScroll: true});
  }, [depth, ids]);

  return (
    <div className="min-h-0 flex-1 overflow-clip">
      <div
        ref={levels}
        className="flex h-full transition-transform duration-500 ease-out"
        style={{translate: `${depth * -100}%`}}
      >
        {[null, ...parents].map((parent, level) => (
          <MobileLevel
            key={`${level} ${parent?.id ?? ''}`}
            parent={parent}
            items={parent?.items ?? navigation}
            current={level === depth}
            onEnter={(id) => setStack((stack) => enter(stack, id))}
            onBack={() => setStack(goBack)}
          >
            {!parent && children}
          </MobileLevel>
        ))}
      </div>
    </div>
  );
}

function parentsOf(items: NavigationItem[], [id, ...rest]: readonly string[]): NavigationItem[] {
  const parent = items.find((item) => item.id === id);
  return parent ? [parent, ...parentsOf(parent.items, rest)] : [];
}
