import type {Language} from '../app/i18n/languages';
import type {MessageKey} from '../app/i18n/messages';

interface Wording {
  messages: Partial<Record<MessageKey, string>> & {'backInStock.consent': string};
  /** Required wording of the demo's stories; missing for languages into which they are not translated. */
  stories?: Readonly<Record<string, readonly string[]>>;
  /** The links that § 356a BGB and other laws require on every page: their paths and texts. */
  footerLinks: readonly (readonly [path: RegExp, text: RegExp])[];
  /** What the privacy policy names in the language's own words: the law, and partners. */
  namedInPrivacy: readonly string[];
}

/**
 * Legally required wording, to the letter: the models of Anlage 1 and 2 to Art. 246a EGBGB (in English Annex I of
 * Directive 2011/83/EU), §§ 312g, 312j and 356a BGB, § 36 VSBG, § 18 BattDG, Art. 21 (4) GDPR. Changing a word here or in a text needs a
 * lawyer. A different consent also needs a new version, to prove what somebody has agreed to.
 */
export const legalWording: Readonly<Record<Language, Wording>> & {de: Required<Wording>} = {
  de: {
    messages: {
      'backInStock.consent':
        'Mit dem Absenden willigen Sie ein, dass wir Ihre E-Mail-Adresse höchstens {{days}} Tage speichern und Ihnen eine einzige E-Mail schicken, sobald diese Ausführung wieder erhältlich ist. Danach löschen wir die Adresse. Werbung schicken wir nicht. Ihre Einwilligung können Sie jederzeit mit dem Link in unserer E-Mail widerrufen.',
      'chrome.withdrawal.action': 'Vertrag widerrufen',
      'chrome.withdrawal.german': 'Vertrag widerrufen',
      'withdrawal.page.confirm': 'Widerruf bestätigen',
      'withdrawal.page.items': 'Nur für bestimmte Artikel?',
      'chrome.warranty': 'Ihre gesetzlichen Gewährleistungsrechte',
      'goods.noWithdrawal': 'Maßanfertigung: kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB)',
      'goods.battery.return': 'Akku nicht in den Hausmüll. Rückgabe kostenlos',
      'goods.safety.title': 'Angaben zur Produktsicherheit',
      'goods.sPedelec.duties':
        'S-Pedelec (Kleinkraftrad, bis 45 km/h): Versicherungskennzeichen, Führerschein Klasse AM, Mindestalter 16 Jahre und Schutzhelm erforderlich. Radwege dürfen grundsätzlich nicht benutzt werden, Kinderanhänger sind nicht erlaubt.',
      'goods.sPedelec.coc': 'Die Betriebserlaubnis/COC liefern wir mit.',
      'legal.returns.free': 'Wir tragen die Kosten der Rücksendung der Waren.',
      'legal.returns.pickUp':
        'Fahrräder und andere Waren, die nicht mit der Post zurückgesandt werden können: Wir holen die Waren ab.',
      'legal.returns.ownCost': 'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
    },
    stories: {
      widerruf: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
        'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.',
        'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (',
        ') mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter ',
        ' ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
        'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
        'können wir die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
        'unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.',
        'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
        'so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts',
        'bereits erbrachten',
        'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
        'Bestellt am (*)/erhalten am (*)',
        'Name des/der Verbraucher(s)',
        'Anschrift des/der Verbraucher(s)',
        'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
        '(*) Unzutreffendes streichen.',
      ],
      barrierefreiheit: [
        'Carl-Miller-Straße 6',
        '39112 Magdeburg',
        '0391 289 230 23',
        'kontakt@mlbf-barrierefrei.de',
      ],
      impressum: [
        'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
      agb: [
        'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
      gewaehrleistung: ['Ihre gesetzlichen Gewährleistungsrechte'],
      datenschutz: ['Widerspruchsrecht (Art. 21 DSGVO)'],
    },
    footerLinks: [
      [/^\/vertrag-widerrufen$/, /^Vertrag widerrufen$/],
      [/^\/impressum$/, /^Impressum$/],
      [/^\/datenschutz$/, /^Datenschutz$/],
      [/^\/gewaehrleistung$/, /^Ihre gesetzlichen Gewährleistungsrechte$/],
      [/^\/datenschutz-einstellungen$/, /^Datenschutz-Einstellungen$/],
      [/^\/barrierefreiheit$/, /^Informationen zur Barrierefreiheit$/],
    ],
    namedInPrivacy: ['Leasing-Partner', '§ 356a BGB', 'Newsletter'],
  },
  en: {
    messages: {
      'backInStock.consent':
        'By submitting you agree that we store your e-mail address for {{days}} days at most and send you one single e-mail as soon as this version is available again. Then we delete the address. We send no advertising. You can withdraw your consent at any time with the link in our e-mail.',
      'chrome.withdrawal.action': 'Withdraw from contract here',
      'chrome.withdrawal.german': 'Vertrag widerrufen',
      'withdrawal.page.confirm': 'Confirm withdrawal',
      'withdrawal.page.german': 'Vertrag widerrufen: Widerruf bestätigen',
      'chrome.warranty': 'Your legal guarantee rights',
      'goods.noWithdrawal': 'Made to order: no right of withdrawal (section 312g (2) no. 1 BGB)',
      'goods.sPedelec.duties':
        'S-pedelec (light moped, up to 45 km/h): insurance plate, class AM driver’s license, minimum age of 16 and a helmet are required. Bike paths may generally not be used, and child trailers are not permitted.',
      'legal.returns.free': 'We will bear the cost of returning the goods.',
      'legal.returns.ownCost': 'You will have to bear the direct cost of returning the goods.',
    },
    stories: {
      widerruf: [
        'You have the right to withdraw from this contract within 14 days without giving any reason.',
        'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods.',
        'To exercise the right of withdrawal, you must inform us (',
        ') of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an e-mail). You may use the attached model withdrawal form, but it is not obligatory. You can also exercise your right of withdrawal online at ',
        '. If you use this online function, we will send you without delay, on a durable medium (e.g. by e-mail), an acknowledgment of receipt with the content of the declaration of withdrawal and the date and time of its receipt.',
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
        'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
        'we may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
        'without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.',
        'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
        'you shall pay us an amount which is in proportion to what has been provided until you have communicated to us your withdrawal from this contract, in comparison with the full coverage of the contract.',
        'Complete and return this form only if you wish to withdraw from the contract.',
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
        'Ordered on (*)/received on (*)',
        'Name of consumer(s)',
        'Address of consumer(s)',
        'Signature of consumer(s) (only if this form is notified on paper)',
        '(*) Delete as appropriate.',
      ],
      barrierefreiheit: [
        'Carl-Miller-Straße 6',
        '39112 Magdeburg',
        '+49 391 289 230 23',
        'kontakt@mlbf-barrierefrei.de',
      ],
      impressum: [
        'We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board',
      ],
      agb: [
        'We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board',
      ],
      gewaehrleistung: ['Your legal guarantee rights'],
      datenschutz: ['Right to object (Art. 21 GDPR)'],
    },
    footerLinks: [
      [/^\/en-us\/withdraw-from-contract$/, /^Withdraw from contract here · Vertrag widerrufen$/],
      [/^\/en-us\/impressum$/, /./],
      [/^\/en-us\/datenschutz$/, /^Privacy/],
      [/^\/en-us\/gewaehrleistung$/, /^Your legal guarantee rights$/],
      [/^\/en-us\/privacy-settings$/, /^Privacy settings$/],
      [/^\/en-us\/barrierefreiheit$/, /ccessibility/],
    ],
    namedInPrivacy: ['leasing partner', 'Sec. 356a BGB', 'Newsletter'],
  },
};
