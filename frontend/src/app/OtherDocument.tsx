import { useEffect } from 'react';
import { carryNotice } from '../components/surface/toaster';

/** Asks for the document of this address, with the state of its place in the history and the notice that is shown. */
export function OtherDocument() {
  useEffect(function load() {
    carryNotice();
    window.location.reload();
  }, []);
  return null;
}
