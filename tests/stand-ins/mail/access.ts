/** The key that may only send mails. */
export const apiKey = 're_only_for_the_local_play';

/** The key of the account's owner. */
export const adminKey = 're_only_for_the_local_play_owner';

/** The domain that the mail API may send from. */
export const verifiedDomain = 'radladen.example';

/** The shop's address for requests. */
export const shopAddress = `anfragen@${verifiedDomain}`;

/** Signs the webhook's payloads. */
export const webhookSecret = `whsec_${btoa('only-for-the-local-play-webhook!')}`;
