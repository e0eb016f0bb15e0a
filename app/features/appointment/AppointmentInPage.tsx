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
  /** Prefix of the ids of its fields: a page may contain several such forms. */
  id: string;
  view: AppointmentView;
  seal: string;
  messages: Messages;
  /** Of the headline next to the form. */
  level: 2 | 3;
  /** On a coloured band. */
  light: boolean;
}

/**
 * The appointment request on any page. It is submitted to its own page; with JavaScript the current page stays until
 * that has succeeded.
 */
export function AppointmentInPage(props: AppointmentInPageProps) {
  const {id, view, seal, messages, level, light} = props;
  const fetcher = useFetcher();
  const appointmentPath = useHref()('appointment');

  // Without the code of that page Remix would leave this one, and all input would be lost.
  useEffect(() => {
    fetchPageChunk(appointmentPath).catch(() => undefined);
  }, [appointmentPath]);

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
