import {useLocation, useNavigate} from '@remix-run/react';
import {useEffect, useState} from 'react';
import type {FormAnswer} from '~/forms/form-answer';
import {firstStepWith, searchOf, stepOf} from './leasing-steps';

/**
 * The step that is open: that of the address, so that Back and bookmarks work, or after a refusal the first one with
 * something wrong, which then takes the address's place.
 */
export function useSteps(answer: FormAnswer | null) {
  const navigate = useNavigate();
  const {search} = useLocation();
  const [settled, setSettled] = useState<FormAnswer | null>(null);
  const addressed = stepOf(search);
  const wrong = answer && answer !== settled ? firstStepWith(answer.fields) : null;

  useEffect(() => {
    if (!answer || answer === settled) return;
    if (wrong === null || wrong === addressed) setSettled(answer);
    else navigate({search: searchOf(wrong, search)}, {replace: true, preventScrollReset: true});
  }, [answer, settled, wrong, addressed, search, navigate]);

  const go = (to: number, {replace = false} = {}) =>
    navigate({search: searchOf(to, search)}, {replace, preventScrollReset: true});
  return {step: wrong ?? addressed, addressOf: (to: number) => searchOf(to, search), go};
}
