import type {useFetcher} from '@remix-run/react';
import {FormField} from '~/forms/FormField';
import {useRefusedForm} from '~/forms/use-refused-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import type {LoginAnswer} from './login-answer';

interface LoginFormProps {
  /** Begins the ids of its fields. */
  id: string;
  answer: LoginAnswer | null;
  returnTo?: string | null;
  /** Sent by script instead of the browser. */
  Form?: ReturnType<typeof useFetcher>['Form'] | 'form';
  pending?: boolean;
}

/** E-mail and password. What was wrong stands at its field, what Shopify refused in the alert above. */
export function LoginForm({id, answer, returnTo, Form = 'form', pending}: LoginFormProps) {
  const t = useTranslate();
  const href = useHref();
  const frame = useRefusedForm<HTMLDivElement>(answer);
  const {alerts = [], fields = {}, email = ''} = answer ?? {};

  return (
    <Form method="post" action={href('login')} noValidate>
      <div ref={frame} className="grid gap-5">
        {alerts.length > 0 && (
          <Alert kind="danger">
            {alerts.map((alert) => (
              <p key={alert}>{alert}</p>
            ))}
          </Alert>
        )}
        <p className="text-small text-ink-600">{t('account.required')}</p>
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <FormField
          id={`${id}-email`}
          name="email"
          type="email"
          label={t('account.login.email')}
          error={fields.email}
          defaultValue={email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <FormField
          id={`${id}-password`}
          name="password"
          type="password"
          label={t('account.login.password')}
          error={fields.password}
          autoComplete="current-password"
          required
        />
        <Button variant="primary" full pending={pending}>
          {t('account.login.title')}
        </Button>
        <p className="flex flex-wrap justify-between gap-x-5 gap-y-2">
          <a className="link" href={href('lostPassword')}>
            {t('account.login.lost')}
          </a>
          <a className="link" href={href('register')}>
            {t('account.login.register')}
          </a>
        </p>
      </div>
    </Form>
  );
}
