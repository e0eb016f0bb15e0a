import {ErrorSummary} from '~/forms/ErrorSummary';
import {SelectField} from '~/forms/ChoiceFields';
import {FormField} from '~/forms/FormField';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';
import {Image} from '~/ui/Image';
import {RequestLayout} from '../requests/RequestLayout';
import {useSiteLinks} from '../site/site-facts';
import {bikeKinds} from '../advice/size-advice';
import type {SizeFinderData} from './size-finder.server';

type SizeFinderView = Omit<SizeFinderData, 'messages'>;

const ID_PREFIX = 'size';

/** 'Größe finden': a form whose result is shown on the same page, so that it can be shared and works without script. */
export function SizeFinderPage({page}: {page: SizeFinderView}) {
  const t = useTranslate();
  const href = useHref();
  const {bike, typed, errors, answer} = page;
  return (
    <RequestLayout
      title={t('sizing.page.title')}
      lead={bike?.byMaker ? t('sizing.page.leadFor', {bike: bike.title}) : t('sizing.page.lead')}
      breadcrumb={bike ? [{title: bike.title, href: bike.href}] : []}
      aside={<Aside bike={bike} />}
    >
      {answer && <SizeAnswer {...{answer, bike, typed}} />}
      <form action={href('sizeFinder')} method="get" noValidate className="grid max-w-140 gap-5">
        <ErrorSummary
          answer={{alerts: [], fields: errors}}
          title={t('sizing.page.wrong')}
          idOf={(field) => ID_PREFIX + field}
        />
        {bike && <input type="hidden" name="product" value={bike.handle} />}
        {bike?.variant && <input type="hidden" name="variant" value={bike.variant} />}
        {!bike?.byMaker && (
          <SelectField
            id={`${ID_PREFIX}kind`}
            name="kind"
            label={t('sizing.page.kind')}
            error={errors.kind}
            required
            defaultValue={typed.kind}
            options={[
              {value: '', label: t('sizing.page.choose')},
              ...bikeKinds.map((kind) => ({value: kind, label: t(`sizing.page.kinds.${kind}`)})),
            ]}
          />
        )}
        <FormField
          id={`${ID_PREFIX}height`}
          name="height"
          label={t('sizing.page.height')}
          hint={t('sizing.page.heightHint')}
          error={errors.height}
          defaultValue={typed.height}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          required
        />
        {!bike?.byMaker && (
          <FormField
            id={`${ID_PREFIX}inseam`}
            name="inseam"
            label={t('sizing.page.inseam')}
            note={t('sizing.page.optional')}
            hint={t('sizing.page.inseamHint')}
            error={errors.inseam}
            defaultValue={typed.inseam}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        )}
        <div>
          <Button type="submit" variant={answer ? 'secondary' : 'primary'}>
            {t('sizing.page.submit')}
          </Button>
        </div>
      </form>
    </RequestLayout>
  );
}

type SizeAnswerProps = Pick<SizeFinderView, 'bike' | 'typed'> & {
  answer: NonNullable<SizeFinderView['answer']>;
};

/** The fitting sizes, links to them, and the basis of the result. */
function SizeAnswer({answer, bike, typed}: SizeAnswerProps) {
  const t = useTranslate();
  const href = useHref();
  const {headline, sizes, notes, list} = answer;
  const compared =
    bike &&
    `${href('comparison')}?p=${encodeURIComponent(bike.handle)}&height=${encodeURIComponent(typed.height)}`;
  return (
    <section className="mb-8 rounded-panel bg-reseda-50 p-5 sm:p-7" aria-labelledby="size-answer">
      <h2 id="size-answer" className="text-title">
        {headline}
      </h2>
      {sizes.length > 0 && (
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {sizes.map((size) => (
            <li key={size.name}>
              <ButtonLink href={size.href} variant="primary" full>
                {t('sizing.page.open', {size: size.name})}
              </ButtonLink>
              <p className="mt-1.5 text-small text-ink-600">
                {size.text}. {size.stock}.
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid max-w-[62ch] gap-2 text-label leading-[1.55] text-ink-600 empty:hidden">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <p className="mt-4 text-label">
        {t('sizing.page.unsure')}{' '}
        <a href={href('appointment')} className="inline-block py-1 link">
          {t('sizing.page.appointment')}
        </a>
      </p>
      <p className="mt-1 text-label">
        <a href={list.href} rel="nofollow" className="inline-block py-1 link">
          {list.label}
        </a>
      </p>
      {compared && (
        <p className="mt-1 text-label">
          <a href={compared} rel="nofollow" className="inline-block py-1 link">
            {t('sizing.page.compare')}
          </a>
        </p>
      )}
    </section>
  );
}

/** The bike in question, and how to measure where the inseam counts. */
function Aside({bike}: Pick<SizeFinderView, 'bike'>) {
  const t = useTranslate();
  const {sizing} = useSiteLinks();
  return (
    <aside className="grid gap-4 self-start rounded-panel bg-stahl-50 p-5 sm:p-6 lg:sticky lg:top-24">
      {bike && (
        <a href={bike.href} className="block">
          {bike.image && (
            <Image
              image={bike.image}
              widths={[320, 480, 640]}
              sizes="(min-width: 64rem) 332px, 85vw"
              className="rounded-panel sm:max-lg:max-w-80"
            />
          )}
          <span className="mt-2 inline-block font-label link">{bike.title}</span>
        </a>
      )}
      {!bike?.byMaker && (
        <div>
          <h2 className="text-lead font-label">{t('sizing.page.measure.title')}</h2>
          <ol className="mt-3 grid list-decimal gap-2 pl-5 text-label leading-[1.55]">
            {(['book', 'wall', 'tape'] as const).map((step) => (
              <li key={step}>{t(`sizing.page.measure.${step}`)}</li>
            ))}
          </ol>
        </div>
      )}
      {sizing && (
        <p className="text-label">
          <a href={sizing} className="inline-block py-1 link">
            {t('sizing.page.guide')}
          </a>
        </p>
      )}
    </aside>
  );
}
