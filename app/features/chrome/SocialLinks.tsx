import {useWorkerLanguage} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import {ContentLink} from '../story/EditorLinks';
import type {IconView} from '../site/site-config.server';
import {FooterColumn} from './FooterColumn';

/** Where else the shop is, as the config's icon collection says; nothing when it says nothing. */
export function SocialLinks({links}: {links: IconView[]}) {
  const {t} = useWorkerLanguage();
  if (links.length === 0) return null;
  return (
    <FooterColumn title={t('chrome.footer.social')} links>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(
          ({name, label, picture, link}) =>
            link && (
              <li key={name}>
                <ContentLink
                  link={link}
                  className="flex min-h-8 items-center gap-2 text-tanne-200 underline-offset-3 hover:text-kreide hover:underline"
                >
                  {picture && (
                    <Image
                      image={{...picture, alt: ''}}
                      sizes="24px"
                      widths={[24, 48]}
                      fit="contain"
                      className="size-6"
                    />
                  )}
                  {label}
                </ContentLink>
              </li>
            ),
        )}
      </ul>
    </FooterColumn>
  );
}
