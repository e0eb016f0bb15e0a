import {useWorkerLanguage} from '~/i18n/use-language';
import type {ChromeData} from './load-chrome.server';
import {FooterAddress, FooterText} from './FooterAddress';
import {FooterColumn} from './FooterColumn';
import {FooterLinks} from './FooterLinks';
import {FooterNotes} from './FooterNotes';
import {WithdrawalLink} from '../site/WithdrawalLink';
import {LocaleForm} from './LocaleForm';
import {PaymentAndShipping} from './PaymentAndShipping';
import {SocialLinks} from './SocialLinks';

interface FooterProps extends Pick<ChromeData, 'navigation' | 'localization' | 'site' | 'footer'> {
  returnTo: string;
}

/** Address, hours, ways through the shop, country, and what the law wants said. */
export function Footer({navigation, localization, site, footer, returnTo}: FooterProps) {
  const {t} = useWorkerLanguage();
  const {weekly = [], special = []} = site?.hours ?? {};
  const hours = [
    ...weekly.map(({label, time}) => ({label, text: time})),
    ...special.map(({days, text}) => ({label: days, text})),
  ];
  return (
    <footer className="on-dark bg-tanne-950 pt-11 text-label leading-[1.55] text-kreide">
      <div className="page-width">
        <p className="mb-8 max-sm:*:w-full">
          <WithdrawalLink variant="light" />
        </p>
        <div className="gap-x-5 gap-y-8 max-md:border-b max-md:border-kreide/14 md:grid md:grid-cols-[repeat(auto-fit,minmax(170px,1fr))]">
          <div className="grid content-start gap-6 max-md:pb-6">
            <FooterAddress address={footer?.address ?? null} site={site} />
            <SocialLinks links={site?.social ?? []} />
          </div>
          {(hours.length > 0 || footer?.openingTimes) && (
            <FooterColumn title={t('chrome.footer.hours')} folds>
              <dl className="text-tanne-200 tabular-nums">
                {hours.map(({label, text}) => (
                  <div key={label} className="flex flex-wrap gap-x-4 py-0.5">
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              {footer?.openingTimes && <FooterText text={footer.openingTimes} />}
            </FooterColumn>
          )}
          <FooterLinks footer={footer} navigation={navigation} />
        </div>
        <PaymentAndShipping site={site} />
        {localization && <LocaleForm localization={localization} returnTo={returnTo} />}
        <FooterNotes footer={footer} />
      </div>
    </footer>
  );
}
