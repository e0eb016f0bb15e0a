/** The key that the mail API takes. */
export const apiKey = 're_only_for_the_local_play';

/** The domain that the mail API may send for. */
export const verifiedDomain = 'radladen.example';

/** Where the shop reads its requests. */
export const shopAddress = `anfragen@${verifiedDomain}`;

/** Signs what the webhook gets. */
export const webhookSecret = `whsec_${btoa('only-for-the-local-play-webhook!')}`;
