/** The key that may send mails and nothing else. */
export const apiKey = 're_only_for_the_local_play';

/** The key of the account's owner. */
export const adminKey = 're_only_for_the_local_play_owner';

/** The domain that the mail API may send for. */
export const verifiedDomain = 'radladen.example';

/** Where the shop reads its requests. */
export const shopAddress = `anfragen@${verifiedDomain}`;

/** Signs what the webhook gets. */
export const webhookSecret = `whsec_${btoa('only-for-the-local-play-webhook!')}`;
