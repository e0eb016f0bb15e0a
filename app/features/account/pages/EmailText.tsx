import {Fragment} from 'react';

/** An e-mail address that breaks before its '@' rather than within a name. */
export function EmailText({email}: {email: string}) {
  return email.split(/(?=@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
