import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {stepNames} from './fields';
import {LAST_STEP} from './use-steps';

interface StepProgressProps {
  /** The open one, from 1 on. */
  step: number;
  /** Query of another step's address. */
  addressOf: (step: number) => string;
}

/** How far the request is: four nodes on a line; what is done can be opened again. */
export function StepProgress({step, addressOf}: StepProgressProps) {
  const t = useTranslate();
  const name = stepNames[step - 1] ?? 'partner';
  return (
    <nav className="mb-7.5 noscript:hidden" aria-label={t('leasingRequest.progressLabel')}>
      <ol className="grid grid-cols-4">
        {stepNames.map((other, at) => (
          <StepNode
            key={other}
            number={at + 1}
            step={step}
            label={t(`leasingRequest.steps.${other}`)}
            address={addressOf(at + 1)}
          />
        ))}
      </ol>
      <p className="mt-3.5 text-label sm:hidden" aria-hidden="true">
        <b className="font-heading">{t('leasingRequest.progress', {step, count: LAST_STEP})}</b>{' '}
        {t(`leasingRequest.steps.${name}`)}
      </p>
    </nav>
  );
}

const nodes = {
  done: 'border-tanne-700 bg-kreide text-tanne-700',
  now: 'border-tanne-700 bg-tanne-700 text-kreide forced-color-adjust-none',
  ahead: 'border-stahl-200 bg-kreide text-ink-500',
};
const labels = {
  done: 'font-[550] text-ink-800 group-hover:underline',
  now: 'font-[650] text-ink',
  ahead: 'font-[550] text-ink-500',
};

interface StepNodeProps {
  number: number;
  step: number;
  label: string;
  address: string;
}

function StepNode({number, step, label, address}: StepNodeProps) {
  const t = useTranslate();
  const state = number < step ? 'done' : number === step ? 'now' : 'ahead';
  const line = state === 'done' ? 'before:bg-tanne-700' : 'before:bg-stahl-200';
  const content = (
    <>
      <span
        className={`relative flex size-9 items-center justify-center rounded-full border-3 font-[680] ${nodes[state]}`}
      >
        {state === 'done' ? <Icon name="check" size={16} /> : number}
      </span>
      <span className={`mt-2.5 text-label underline-offset-3 max-sm:sr-only ${labels[state]}`}>
        {label}
        {state === 'done' && <span className="sr-only">, {t('leasingRequest.done')}</span>}
      </span>
    </>
  );
  const box = 'group flex flex-col items-start justify-self-start py-1';
  return (
    <li
      className={`relative grid not-last:before:absolute not-last:before:inset-x-0 not-last:before:top-5 not-last:before:h-[3px] ${line}`}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {state === 'done' ? (
        <a href={address || '?'} data-keep-scroll="" data-no-prefetch="" className={box}>
          {content}
        </a>
      ) : (
        <span className={box}>{content}</span>
      )}
    </li>
  );
}
