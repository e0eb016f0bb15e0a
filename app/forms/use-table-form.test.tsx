import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {z} from 'zod';
import {translatorOf} from '~/i18n/messages.server';
import {LanguageProvider} from '~/i18n/use-language';
import {FormField, TextareaField} from './FormField';
import {useTableForm} from './use-posted-form';

vi.mock('@remix-run/react', () => ({
  useSubmit: () => undefined,
  useNavigation: () => ({state: 'idle'}),
}));

const fields = {
  firstName: {
    kind: 'line',
    label: 'leasingRequest.fields.firstName',
    required: 'firstName',
    autoComplete: 'given-name',
  },
  code: {kind: 'line', label: 'leasingRequest.fields.leasingCode', longest: 80},
  message: {kind: 'message', label: 'leasingRequest.fields.message'},
} as const;

function Fields() {
  const schema = () => Promise.resolve(z.object({}));
  const {field, line} = useTableForm(fields, {id: 'f', answer: null, schema});
  return (
    <>
      <FormField {...line('firstName')} />
      <FormField {...line('code')} />
      <TextareaField {...field('message')} />
    </>
  );
}

it('gives each field of a form what its row says', () => {
  const t = translatorOf('de');
  const html = renderToStaticMarkup(
    <LanguageProvider language="de" t={t}>
      <Fields />
    </LanguageProvider>,
  );
  const [input = '', code = '', textarea = ''] = html.match(/<(?:input|textarea)[^>]*>/g) ?? [];
  expect(input).toContain('id="f-firstName"');
  expect(input).toContain('autoComplete="given-name"');
  expect(input).toContain('maxLength="255"');
  expect(input).toContain('required=""');
  expect(code).toContain('maxLength="80"');
  expect(textarea).not.toContain('required');
  expect(html).toContain(t('leasingRequest.fields.firstName'));
});
