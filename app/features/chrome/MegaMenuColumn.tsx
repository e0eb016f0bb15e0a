import {Icon} from '~/ui/Icon';
import type {NavigationItem} from './navigation-view';

interface MegaMenuColumnProps {
  items: NavigationItem[];
  /** Where the column hangs: '2.0'. */
  position: string;
}

/** A level of a menu, with the levels below it inside of its entries. */
export function MegaMenuColumn({items, position}: MegaMenuColumnProps) {
  return (
    <ul className="mega-menu-column w-55 border-r border-stahl-200 pr-4">
      {items.map(({id, title, href, items: next}, index) => (
        <li key={id}>
          <a className="mega-menu-link" href={href} data-at={`${position}.${index}`}>
            {title}
            {next.length > 0 && <Icon name="chevron-right" size={20} />}
          </a>
          {next.length > 0 && <MegaMenuColumn items={next} position={`${position}.${index}`} />}
        </li>
      ))}
    </ul>
  );
}
