/** The plain set draws only the steps of the work. */
export const NotFoundDrawing = () => null
