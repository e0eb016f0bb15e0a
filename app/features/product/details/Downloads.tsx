import fileDown from 'lucide-static/icons/file-down.svg?drawing';
import {useTranslate} from '~/i18n/use-language';
import {DrawnIcon} from '~/ui/DrawnIcon';
import type {DownloadView} from './download-views';

/** Files to keep: manuals, declarations, data sheets. */
export function Downloads({downloads}: {downloads: DownloadView[]}) {
  const t = useTranslate();
  return (
    <>
      <h3 className="mt-8 first:mt-0">{t('product.downloads.title')}</h3>
      <ul className="mt-2.5 text-label/[1.3]">
        {downloads.map(({id, title, url, fileName, extension, size}) => (
          <li key={id}>
            <a
              className="flex min-h-12.5 items-center gap-3 border-b border-stahl-200 py-2 font-[550] decoration-1 underline-offset-3 hover:underline"
              href={url}
              download={fileName}
              target="_blank"
              rel="noopener"
            >
              <DrawnIcon drawing={fileDown} size={20} />
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              <span className="flex-none text-micro font-normal text-ink-500">
                {[extension, size].filter(Boolean).join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
