import { Form, Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { untouchedStatus, useServerErrors } from './form-status.js';
import styles from './form.module.css';

interface ValidatedFormProps<Values extends FormikValues> {
  initialValues: Values;
  /** Rules whose messages are keys of the texts `forms`. */
  schema: ObjectSchema<Partial<Values>>;
  /** Sends the form. What it throws is shown at the field that the server names, or above the form. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Says what the form is for, where no heading does. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A form that is checked before it is sent; what the server refuses is shown where it belongs, and gets the focus. */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  label,
  className = '',
  children,
}: ValidatedFormProps<Values>) {
  const showServerErrors = useServerErrors<Values>();
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(untouchedStatus);
    try {
      await onSubmit(values, helpers);
    } catch (error) {
      showServerErrors(error, values, helpers);
    }
  };
  return (
    <Formik
      initialValues={initialValues}
      initialStatus={untouchedStatus}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Form noValidate className={`${styles.form} ${className}`} aria-label={label}>
        {children}
        <FocusFirstError />
      </Form>
    </Formik>
  );
}

/** After a refused attempt the first field that is wrong has the focus. */
function FocusFirstError() {
  const { isSubmitting, submitCount } = useFormikContext();
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, submitCount]);
  return <span ref={anchor} hidden />;
}
