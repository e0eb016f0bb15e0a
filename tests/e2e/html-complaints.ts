import {
  HtmlValidate,
  Rule,
  StaticConfigLoader,
  type DOMTree,
  type HtmlElement,
} from 'html-validate';

/** A rule that reports every element matching a selector, unless it is fine. */
function ruleOn(
  selector: string,
  message: string,
  isFine: (found: HtmlElement, document: DOMTree) => boolean = () => false,
) {
  return class extends Rule {
    override setup(): void {
      this.on('dom:ready', ({document}) => {
        for (const node of document.querySelectorAll(selector)) {
          if (!isFine(node, document)) this.report({node, message});
        }
      });
    }
  };
}

/** Requirements of the standard for which html-validate has no rule. */
const missingRules = {
  'shop/after-document': ruleOn('html ~ *', 'Nothing may follow </html>'),
  'shop/required-select': ruleOn(
    'select[required]',
    'The first option of a required select must be empty',
    (select) => select.querySelector('option')?.getAttributeValue('value') === '',
  ),
  'shop/tab-panel': ruleOn(
    '[role="tab"]',
    'A tab must control a tab panel',
    (tab, document) =>
      document
        .querySelector(`[id="${tab.getAttributeValue('aria-controls') ?? ''}"]`)
        ?.getAttributeValue('role') === 'tabpanel',
  ),
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [{name: 'shop', rules: missingRules}],
    extends: ['html-validate:standard'],
    rules: {
      'input-attributes': 'error',
      // A page reads as an outline: one first-level heading, no level skipped.
      'heading-level': 'error',
      ...Object.fromEntries(Object.keys(missingRules).map((rule) => [rule, 'error'] as const)),
      // React prints void elements and boolean attributes in its own, valid way.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'off',
      // Search engines truncate long titles, so the shop need not.
      'long-title': 'off',
      // Safari drops the list semantics of a list without bullets unless it has an explicit role.
      'no-redundant-role': 'off',
      // Remix's inline data scripts need the nonce, not a file hash.
      'require-sri': 'off',
      // Phone numbers and prices may wrap.
      'tel-non-breaking': 'off',
      'prefer-native-element': 'off',
    },
  }),
);

/** What is wrong with a document, rule by rule. */
export async function htmlComplaints(html: string): Promise<string[]> {
  const {results} = await validator.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
