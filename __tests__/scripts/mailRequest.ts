import type { MailRequest } from '../../scripts/mail/createMailEndpoint'

/** A message in the format of the contact form. */
export const mailRequest: MailRequest = {
  lib_version: '4.4.1',
  user_id: 'local',
  service_id: 'local',
  template_id: 'local',
  template_params: {
    from_name: 'Ada Lovelace',
    from_email: 'ada@example.com',
    from_phone: '+1 555 010 0100',
    message: 'We need an engine.\r\nSoon.',
    project: 'General Inquiry',
    to_name: 'Brightkeel',
    reply_to: 'ada@example.com',
    to_email: 'hello@brightkeel.example',
    company_name: 'Brightkeel',
    website: 'https://brightkeel.example',
    current_date: 'March 15, 2024 at 10:30 AM',
  },
}
