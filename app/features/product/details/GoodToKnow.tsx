import {useTranslate} from '~/i18n/use-language';
import type {NoticeView} from '../product-view';

/** What has to be told before somebody orders: delivery, battery, guarantee, safety. */
export function GoodToKnow({notices}: {notices: NoticeView[]}) {
  const t = useTranslate();
  if (notices.length === 0) return null;
  return (
    <section className="page-width pt-12 last:pb-12 md:pt-16 md:last:pb-16">
      <h2 className="mb-5.5">{t('product.goodToKnow')}</h2>
      <div className="gap-x-14 border-t border-stahl-200 pt-6 md:columns-2 lg:columns-3">
        {notices.map(({id, title, picture, parts}) => (
          <section key={id} id={id} className="mb-7 grid break-inside-avoid gap-2 text-label/[1.5]">
            <h3>{title}</h3>
            {picture && (
              <img
                src={picture.url}
                alt={picture.alt}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                loading="lazy"
                className="h-auto max-w-[min(100%,300px)]"
              />
            )}
            {parts.map(({label, text, href}) => (
              <p key={text} className="wrap-anywhere whitespace-pre-line">
                {label && <b className="block font-label">{label}</b>}
                {href ? (
                  <a className="link" href={href}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </p>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
