import {useHref, useTranslate} from '~/i18n/use-language';
import {useAccount} from '../account/use-account';
import {HeaderActionLink} from './HeaderActionLink';

/**
 * Link to the account, with the customer's first name; script opens the sign-in drawer in its place while
 * nobody is signed in. Personal pages are loaded as documents: they show who is signed in now.
 */
export function AccountAction() {
  const t = useTranslate();
  const href = useHref();
  const {firstName} = useAccount();
  const title = t('account.title');
  return (
    // Below 360 px the foot of the menu has it.
    <span className="contents max-[359px]:hidden">
      <HeaderActionLink
        icon="user"
        label={firstName ?? title}
        href={href('account')}
        aria-label={firstName ? `${title}, ${firstName}` : title}
        data-document
      />
    </span>
  );
}
