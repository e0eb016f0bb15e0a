import {ButtonLink} from '~/ui/Button';
import {ProductGrid} from '../product/ProductGrid';
import {useLinkProps} from '../story/EditorLinks';
import {Section, SectionHead} from '../story/Section';
import type {RenderedTabs} from './block-view.server';
import type {BlockProps} from './load-blocks.server';

interface Props extends Omit<BlockProps<'product-tabs'>, 'data'> {
  /** Unique on this page. */
  id: string;
  data: RenderedTabs;
}

/** The first products of some collections, one at a time: each tab links to the page that shows it. */
export function ProductTabs({id, content, data, level}: Props) {
  const {headline, more_label: label, more_link: link, edit} = content;
  const linkProps = useLinkProps();
  const {tabs, products} = data;
  const currentTab = tabs.find(({current}) => current);
  if (!currentTab) return null;
  return (
    <Section edit={edit} headline={headline}>
      <SectionHead level={level} headline={headline}>
        {tabs.length > 1 && <TabLinks label={headline} tabs={tabs} id={`tabs-${id}`} />}
      </SectionHead>
      <div {...currentTab.edit}>
        <ProductGrid list={id} products={products} />
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

interface TabLinksProps {
  label: string;
  tabs: Props['data']['tabs'];
  /** The anchor that browsers without JavaScript return to. */
  id: string;
}

/** The tabs as one segmented control. */
function TabLinks({label, tabs, id}: TabLinksProps) {
  return (
    <nav
      id={id}
      aria-label={label}
      className="flex flex-wrap gap-1 rounded-control bg-stahl-100 p-1 wrap-anywhere"
    >
      {tabs.map((tab) => (
        <a
          key={tab.query}
          href={`${tab.query}#${id}`}
          data-keep-scroll=""
          data-replace=""
          aria-current={tab.current || undefined}
          className={`flex min-h-10 items-center rounded-control border-[1.5px] px-3 text-label font-label transition-colors sm:px-4.5 ${tab.current ? 'border-ink bg-kreide' : 'border-transparent text-ink-600 hover:text-ink'}`}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
