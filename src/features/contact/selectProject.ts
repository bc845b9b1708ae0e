import { contactStore } from './contactSession'

/**
 * Puts the title of a project card into the contact form's project field,
 * where it stays through success, reload and a switch of language, and can be
 * edited, and takes the focus to the form. Spec section 2, "Portfolio page"; section 4.
 */
export function selectProject(title: string): void {
  contactStore().dispatch({ type: 'projectSelected', project: title })
  contactStore().dispatch({ type: 'focusWanted' })
}
