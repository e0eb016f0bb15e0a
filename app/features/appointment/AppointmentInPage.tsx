import {useFetcher} from '@remix-run/react';
import {useEffect} from 'react';
import {isFormAnswer} from '~/forms/submission';
import type {Messages} from '~/i18n/messages';
import {PageMessages, useHref} from '~/i18n/use-language';
import {AsideColumns} from '~/ui/AsideColumns';
import {fetchPageChunk} from '../navigation/open-page';
import {ServiceCard} from '../site/ServiceCard';
import {AppointmentForm} from './AppointmentForm';
import type {AppointmentView} from './appointment-request.server';

interface AppointmentInPageProps {
  /** Begins the ids of its fields: a page may hold several such forms. */
  id: string;
  view: AppointmentView;
  seal: string;
  messages: Messages;
  /** Of the headline beside the form. */
  level: 2 | 3;
  /** On a band of colour. */
  light: boolean;
}

/**
 * The appointment request on any page. It is sent to its own page; with script the page it stands on stays until that
 * has worked.
 */
export function AppointmentInPage({
  id,
  view,
  seal,
  messages,
  level,
  light,
}: AppointmentInPageProps) {
  const fetcher = useFetcher();
  const address = useHref()('appointment');

  // Without the code of that page Remix would leave this one, and all that was typed would be gone.
  useEffect(() => {
    fetchPageChunk(address).catch(() => undefined);
  }, [address]);

  return (
    <PageMessages messages={messages}>
      <AsideColumns aside={view.card && <ServiceCard card={view.card} {...{level, light}} />}>
        <AppointmentForm
          id={id}
          answer={isFormAnswer(fetcher.data) ? fetcher.data : null}
          view={view}
          seal={seal}
          fetcher={fetcher}
        />
      </AsideColumns>
    </PageMessages>
  );
}
