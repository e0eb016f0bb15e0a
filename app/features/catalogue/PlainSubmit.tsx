import type {ReactNode} from 'react';
import {Button} from '~/ui/Button';

/** Sends a form whose changes script sends by themselves; only seen without script, and when its code cannot be had. */
export function PlainSubmit({form, children}: {form?: string; children: ReactNode}) {
  return (
    <div className="plain-submit">
      <Button variant="secondary" size="small" form={form}>
        {children}
      </Button>
    </div>
  );
}
