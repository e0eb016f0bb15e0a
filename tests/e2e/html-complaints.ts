import {HtmlValidate} from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React prints void elements and boolean attributes in its own, valid way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // Long titles are cut by search engines, not by us.
    'long-title': 'off',
    // Safari forgets that a list without bullets is one, unless told.
    'no-redundant-role': 'off',
    // Remix's own data scripts need the nonce, not a hash of a file.
    'require-sri': 'off',
    // Phone numbers and prices break where they may.
    'tel-non-breaking': 'off',
    'prefer-native-element': 'off',
  },
});

/** What is wrong with a document, rule by rule. */
export async function htmlComplaints(html: string): Promise<string[]> {
  const {results} = await validator.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
