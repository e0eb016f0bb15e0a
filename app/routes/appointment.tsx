import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadContact, type Contact} from '~/features/account/customer.server';
import {AppointmentPage} from '~/features/appointment/AppointmentPage';
import {
  appointmentRequest,
  articleQuestionValues,
  chosenService,
  loadAppointment,
} from '~/features/appointment/appointment-request.server';
import {calendarLink} from '~/features/appointment/calendar-file.server';
import {previewOf} from '~/features/blocks/load-story.server';
import {StoryPreview} from '~/features/blocks/StoryPreview';
import {readSent} from '~/features/requests/request-answers.server';
import {sendRequest} from '~/features/requests/send-request.server';
import {pageMeta} from '~/features/seo/page-meta.server';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import {pageStories} from '~/pages';

export async function loader({context, request}: LoaderFunctionArgs) {
  const t = translatorOf(context.language);
  const [page, contact, questionValues, preview] = await Promise.all([
    loadAppointment(context, request),
    loadContact(context),
    articleQuestionValues(context, request),
    previewOf(context, pageStories.appointment),
  ]);
  const {testRide} = page.view;
  const kind = testRide ? 'testRide' : 'appointment';
  const sent = readSent(context, request, kind);
  const calendar = await calendarLink(context, kind, sent);
  const meta = await pageMeta(context, request, {
    title: t(testRide ? 'appointment.testRide.title' : 'appointment.title'),
    description: t(testRide ? 'appointment.testRide.lead' : 'appointment.lead'),
    noindex: testRide !== null || questionValues !== undefined,
    isSent: sent !== null,
  });
  const initial: Record<string, string> = {
    ...(contact && initialOf(contact)),
    ...chosenService(page.view, request),
    ...questionValues,
  };
  return {...page, initial, sent, calendar, preview, meta};
}

/** Prefills the form from the customer's account. */
const initialOf = ({firstName, lastName, email, phone}: Contact) => ({
  firstName,
  lastName,
  email,
  phone,
});

export function action(args: ActionFunctionArgs) {
  const page = href(args.context.language, 'appointment');
  return sendRequest(appointmentRequest, args, page);
}

export {keepInputOnOutage as clientAction} from '~/forms/submission';
export {meta, afterOwnForms as shouldRevalidate} from '~/features/navigation/route-exports';

export default function AppointmentRoute() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <StoryPreview preview={loaded.preview} />
      <AppointmentPage {...loaded} answer={useActionData<typeof action>() ?? null} />
    </>
  );
}
