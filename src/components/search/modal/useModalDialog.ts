import {useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Opens a dialog above the page, which stays where it is meanwhile, and puts the focus into its field.
 * @param isSelected whether the first key replaces what the field holds
 */
export function useModalDialog(isSelected: boolean): {dialog: RefObject<HTMLDialogElement | null>; field: RefObject<HTMLInputElement | null>} {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const {style, clientWidth} = document.documentElement;
    // Without its scrollbar, the page would become wider, and its lines would break elsewhere.
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    element?.showModal();
    return () => {
      element?.close();
      style.paddingRight = '';
      style.overflow = '';
    };
  }, []);
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(isSelected ? 0 : input.value.length, input.value.length);
  }, [isSelected]);
  return {dialog, field};
}
