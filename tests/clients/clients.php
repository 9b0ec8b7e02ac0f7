<?php
// Clients of the public API: reads a name and its input, prints the result as JSON.

function send(array $given, string $path, array $parameters = [], ?array $body = null): array
{
    $context = stream_context_create(['http' => [
        'method' => $body === null ? 'GET' : 'POST',
        'header' => "X-Keyso-TOKEN: {$given['token']}\r\nContent-Type: application/json",
        'content' => $body === null ? '' : json_encode($body),
        'ignore_errors' => true,
    ]]);
    $text = file_get_contents($given['api'] . $path . '?' . http_build_query($parameters), false, $context);
    preg_match('~ (\d{3})~', $http_response_header[0], $status);
    return [(int) $status[1], json_decode($text, true)];
}

function read(array $given, string $path, array $parameters = [], ?array $body = null): array
{
    [$status, $result] = send($given, $path, $parameters, $body);
    if ($status !== 200) {
        throw new RuntimeException("$status {$result['message']}");
    }
    return $result;
}

function sorted(array $values): array
{
    sort($values, SORT_STRING);
    return $values;
}

$clients = [
    'sitePages' => function (array $given): array {
        $parameters = ['base' => 'gny', 'domain' => $given['domain'], 'page' => 1, 'per_page' => 50000];
        return sorted(array_column(read($given, '/report/simple/organic/sitepages', $parameters)['data'], 'url'));
    },
    'semanticKernel' => function (array $given): array {
        $order = ['list' => $given['pages'], 'base' => 'gny'];
        $uid = read($given, '/tools/keywords_by_pages', [], $order)['uid'];
        $rows = read($given, "/tools/keywords_by_pages/weight/$uid", ['per_page' => 500000])['data'];
        $words = sorted(array_column($rows, 'word'));
        [$status] = send($given, '/tools/delete_double', [], ['list' => array_slice($words, 0, 20)]);
        return [count($words) > 0, $status];
    },
    'topCompetitors' => function (array $given): array {
        $body = ['list' => $given['list'], 'page' => 1, 'perPage' => 500];
        $domains = read($given, '/tools/check-top-concurents-domains', ['base' => 'gny'], $body);
        $pages = read($given, '/tools/check-top-concurents-urls', ['base' => 'gny'], $body);
        return [
            'domains' => array_column($domains['data'], 'cnt', 'name'),
            'totals' => [$domains['total'], count($domains['data']), $pages['total'] - count($pages['data'])],
        ];
    },
];

echo json_encode($clients[$argv[1]](json_decode($argv[2], true)), JSON_UNESCAPED_UNICODE);
