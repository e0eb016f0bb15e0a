import {useEffect, useRef} from 'react';
import {PageId} from '~/forms/PageId';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {Image} from '~/ui/Image';
import {ServerMarkup} from '~/ui/ServerMarkup';
import {anchors} from '~/pages';
import {ReturnTo, useCart} from '../cart/cart-context';
import type {StockView} from '../goods/goods';
import {StockLine} from '../goods/StockLine';
import type {ImageView} from '../pictures/image-view';
import type {PriceView} from '../pricing/price-view';
import {PriceTag} from '../pricing/PriceTag';
import {TaxNote} from '../site/site-facts';
import {valves, type Valve} from './fits';

export interface FittingArticle {
  /** Shopify's number of the variant. */
  number: string;
  title: string;
  options: string;
  href: string;
  image: ImageView | null;
  price: PriceView;
  stock: StockView;
  /** Why it fits, as text. */
  reasons: string;
  /** The workshop's mounting service: '15 €*'. */
  mounting: {number: string; price: string} | null;
}

/** Articles that fit a bike, and those that may fit but need asking the workshop. */
export interface FitsView {
  bike: string;
  fitting: FittingArticle[];
  uncertain: {title: string; href: string}[];
  shipped: boolean;
}

/** The tyres a tube is for, and its valve. */
interface TubeView {
  sizes: string;
  valve: Valve | null;
}

interface FitsSectionProps {
  name: string;
  html: string | undefined;
  /** Whether selected articles are added to the cart, all at once. */
  isForm: boolean;
}

/** The compatible products of a page as rendered by the worker: see `ServerMarkup`. */
export function FitsSection({name, html, isForm}: FitsSectionProps) {
  const t = useTranslate();
  const action = useHref()('cart');
  const {submit, sending, answered} = useCart();
  const {intent, error} = answered?.answer ?? {};
  const formRef = useRef<HTMLFormElement>(null);
  // As on the new page that follows without script: the next click would add the same articles again.
  useEffect(() => {
    const isAdded = answered?.form?.get('intent') === 'addAll' && !answered.answer.error;
    if (isAdded) formRef.current?.reset();
  }, [answered]);
  const markup = <ServerMarkup name={name} late={!isForm} html={html} />;
  if (!isForm) return markup;
  return (
    <form
      ref={formRef}
      id={anchors.fits}
      className="page-width pt-12 late-layout md:pt-16"
      method="post"
      action={action}
      aria-labelledby="fits"
      onSubmit={(event) => {
        // Ignores the second click of a double click.
        if (sending.some((form) => form.get('intent') === 'addAll')) event.preventDefault();
        else submit(event);
      }}
    >
      <ReturnTo />
      <PageId />
      {intent === 'addAll' && error && <Alert kind="danger">{t(error)}</Alert>}
      {markup}
    </form>
  );
}

const BOX = 'size-5 flex-none rounded-tile accent-tanne-700';

/** Articles that fit a bike, and those to ask about; rendered only by the worker, for `FitsSection`. */
export function Fits({bike, fitting, uncertain, shipped}: FitsView) {
  const t = useTranslate();
  return (
    <>
      <h2 id="fits" className="mb-2">
        {t('fits.title')}
      </h2>
      {fitting.length > 0 && (
        <>
          <p className="mb-4 max-w-[60ch] text-ink-600">{t('fits.lead', {bike})}</p>
          <ul className="grid gap-x-14 border-t border-stahl-200 lg:grid-cols-2">
            {fitting.map((article) => (
              <Article key={article.number} {...article} />
            ))}
          </ul>
          <div className="mt-5">
            <Button variant="primary" name="intent" value="addAll">
              {t('fits.add')}
            </Button>
          </div>
          <p className="mt-3 text-small text-ink-500">
            * <TaxNote shipped={shipped} />
          </p>
        </>
      )}
      {uncertain.length > 0 && (
        <>
          <h3 className="mt-7">{t('fits.ask.title')}</h3>
          <p className="mt-1 text-ink-600">{t('fits.ask.lead')}</p>
          <ul className="mt-1.5">
            {uncertain.map(({title, href}) => (
              <li key={href}>
                <a className="inline-block py-1.5 link" href={href} rel="nofollow">
                  {t('fits.ask.article', {article: title})}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Article(article: FitsView['fitting'][number]) {
  const {number, title, options, href, image, price, stock, reasons, mounting} = article;
  const t = useTranslate();
  const id = `fit-${number}`;
  return (
    <li className="grid grid-cols-[auto_64px_minmax(0,1fr)] gap-3 border-b border-stahl-200 py-4">
      <input
        type="checkbox"
        id={id}
        name="add"
        value={`${number}:1`}
        className={`${BOX} mt-0.5`}
        aria-describedby={`${id}-why`}
      />
      <div className="size-16 overflow-hidden rounded-control bg-stahl-100">
        {image && <Image image={image} preset="hit" className="size-full" />}
      </div>
      <div>
        <div className="flex flex-wrap justify-between gap-x-3">
          <label htmlFor={id} className="flex-[1_1_144px] font-label">
            {title}
            {options && <span className="block text-small text-ink-500">{options}</span>}
          </label>
          <PriceTag price={price} size="line" />
        </div>
        <p id={`${id}-why`} className="text-small">
          {reasons}
        </p>
        <StockLine stock={stock} size="line" />
        {mounting && (
          <label className="flex items-center gap-2 py-1 text-small">
            <input
              type="checkbox"
              name="mount"
              value={`${mounting.number}:${number}:${title}`}
              className={BOX}
            />
            <span>
              {t('fits.mounting', {price: mounting.price})}
              <span className="sr-only"> {t('fits.mountingOf', {article: title})}</span>
            </span>
          </label>
        )}
        <a className="inline-block py-1 text-small link" href={href}>
          {t('fits.look')}
          <span className="sr-only"> {title}</span>
        </a>
      </div>
    </li>
  );
}

/** What a tube is compatible with, and the three valve types for comparison. */
export function Tube({sizes, valve}: TubeView) {
  const t = useTranslate();
  return (
    <section className="page-width pt-12 md:pt-16">
      <h2 className="mb-2">{t('fits.tube.title')}</h2>
      <p className="max-w-[60ch]">{sizes}</p>
      <p className="mt-1.5 max-w-[60ch]">
        {valve && <b>{t('fits.tube.valve', {valve: t(`fits.valve.${valve}`)})} </b>}
        {t('fits.tube.compare')}
      </p>
      <ul className="mt-4 flex flex-wrap gap-5">
        {valves.map((name) => (
          <li key={name} className="w-36 text-center text-small">
            <ValveDrawing valve={name} chosen={name === valve} />
            <b className="mt-1.5 block">{t(`fits.valve.${name}`)}</b>
            {t(`fits.drawing.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * In tenths of a millimetre above the rim, relative to the centre of the stem: half widths and heights from the rim up.
 */
const outlines: Record<Valve, string> = {
  AV: 'M-40 0V-230H-44V-300H44V-230H40V0ZM-26-300V-316H26V-300M-40-60H40M-40-90H40M-40-120H40M-40-150H40M-40-180H40',
  DV: 'M-40 0V-170H40V0ZM-46-170V-225H46V-170ZM-22-225V-300Q0-318 22-300V-225M-40-50H40M-40-80H40M-40-110H40M-40-140H40',
  SV: 'M-30 0V-230H30V0ZM-22-230V-252H22V-230M-10-252V-278H10V-252M-17-278V-318H17V-278ZM-30-50H30M-30-80H30M-30-110H30M-30-140H30M-30-170H30M-30-200H30',
};

function ValveDrawing({valve, chosen}: {valve: Valve; chosen: boolean}) {
  const t = useTranslate();
  const label = [t(`fits.valve.${valve}`), t(`fits.drawing.${valve}`)].join(': ');
  return (
    <svg
      viewBox="-110 -340 220 400"
      role="img"
      aria-label={label}
      className={`mx-auto h-36 rounded-control ${chosen ? 'bg-tanne-100 text-tanne-700' : 'bg-stahl-50 text-ink-600'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={7}
      strokeLinejoin="round"
    >
      <path d="M-90 0H90M-90 24H90" />
      <path d={outlines[valve]} fill="#fff" />
    </svg>
  );
}
