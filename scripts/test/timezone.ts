// For 20 of 24 hours the date here differs from that of the sample offices (America/Chicago). A test that uses the date
// of its machine as the date of an office then fails nearly always, and not only around midnight.
process.env['TZ'] = 'Pacific/Kiritimati';
